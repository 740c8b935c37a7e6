/** `138****0001`: enough to recognise a number, not enough to read it over a shoulder. Anything else stays as it is. */
export const maskPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
