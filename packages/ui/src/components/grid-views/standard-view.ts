/** Name of the view of a user who changed nothing, en-US: drawn before the other texts are there. */
export const standardView = 'Standard view';
