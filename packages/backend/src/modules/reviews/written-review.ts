/** What an author adds to a review. `resources`: addresses of own pictures. */
export type WrittenAddition = { details: string; resources?: string[] | null | undefined };

/** A review as its author writes it; `id`: the line of the order. `score`: 1 to 5. */
export type WrittenReview = WrittenAddition & { id: number; score: number; isAnonymous: boolean };
