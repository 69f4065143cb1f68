import { makeRows } from './rows.ts';

/** What every page without React weighs before it has a grid: the rows. */
const rows = makeRows();
Object.assign(window, { rows });
document.body.append(rows[0]?.file ?? '');
