/** What keeps a button or an entry of a menu from being chosen, and says why; nothing where it may be. */
export const off = (reason: string | null) => (reason === null ? {} : { disabled: true, disabledReason: reason });
