/** The slowest and the fastest goal of a course, in wpm. */
export const GOALS = { min: 5, max: 200 } as const;
