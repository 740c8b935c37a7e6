/** Keys of the customer's account. */
export const accountKeys = {
  all: ['account'],
  /** What keeps it open, and what would be lost with it. */
  closing: ['account', 'closing'],
  /** The file with everything that is kept of the customer. */
  dataFile: ['account', 'data-file'],
  noticeChoices: ['account-notice-choices'],
} as const;

/** What a change invalidates. */
export const accountInvalidations = {
  closeAccount: [accountKeys.closing],
  askForDataFile: [accountKeys.dataFile],
  updateAccount: [accountKeys.all],
} as const;
