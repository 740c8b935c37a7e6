/** Keys of the customer's account. */
export const accountKeys = {
  all: ['account'],
  noticeChoices: ['account-notice-choices'],
} as const;

/** What a change makes old. */
export const accountInvalidations = {
  updateAccount: [accountKeys.all],
} as const;
