/** An operator-supplied setting or file is invalid. The message is for the operator: what, where, and what to do; the stack trace is of no use. */
export class OperatorError extends Error {}
