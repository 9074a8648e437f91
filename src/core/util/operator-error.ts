/** Something that the operator has given cannot be used. The message is for the operator: what, where, and what to do; its stack helps nobody. */
export class OperatorError extends Error {}
