/** Thrown where the content at hand has nothing to try a step on. */
export class NotHere extends Error {}
