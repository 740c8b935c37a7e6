/** A phone number as it may stand on a screen that somebody else can see: `138****6027`. Short numbers stay as they are. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4,}(\d{4})$/, '$1****$2');
