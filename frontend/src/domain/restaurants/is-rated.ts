/** Below this a mean says more about its first guests than about the restaurant. */
const MIN_REVIEWS = 5;

/** Whether there are reviews enough to show a mean of them. */
export const isRated = (reviewCount: number) => reviewCount >= MIN_REVIEWS;
