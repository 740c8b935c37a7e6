/** A question somebody has begun: for the tab only, which they leave to sign in. */
const keyOf = (productId: string): string => `jishi_Question_${productId}`;

/** Empty: there is none, or this browser keeps nothing. */
export function readDraft(productId: string): string {
  try {
    return sessionStorage.getItem(keyOf(productId)) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(productId: string, words: string): void {
  try {
    sessionStorage.setItem(keyOf(productId), words);
  } catch {
    // A full or closed store: the page works without.
  }
}

/** It was published, or given up. */
export function forgetDraft(productId: string): void {
  try {
    sessionStorage.removeItem(keyOf(productId));
  } catch {
    // Nothing was kept then.
  }
}
