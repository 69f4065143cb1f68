import type { ReactNode } from 'react';

/** Draws a row's own form with what else there is to say of the row: the routes put the custom tabs of its host there. */
export type RowTabs = (own: { recordID: number; label: string; children: ReactNode }) => ReactNode;
