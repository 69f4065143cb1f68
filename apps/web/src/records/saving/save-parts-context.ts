import { createContext, use } from 'react';
import type { SaveParts } from './save-parts.ts';

const Context = createContext<SaveParts | null>(null);

/** Gives the parts of a page to what is composed into it. */
export const SavePartsProvider = Context.Provider;

/** The page to be saved with. */
export function useSaveParts(): SaveParts {
  const parts = use(Context);
  if (parts === null) throw new Error('Only inside a page that saves');
  return parts;
}
