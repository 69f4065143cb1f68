/** The tax id 123-45-6789 of a contact of epsilon as 0047 and before sealed it, for no row: with the key k1 of 32 bytes 1. */
export const sealedForNoRow = Buffer.from('AQJrMTxkFKggTqcNtZzCenGKcqRLZqfhMgmkJvQtHJpoQAk+ZF38x6a44A==', 'base64');
