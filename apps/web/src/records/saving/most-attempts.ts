/** How often a save is sent where somebody else's keeps coming between, before the user should look. */
export const mostAttempts = 4;
