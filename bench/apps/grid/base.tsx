import { createRoot } from 'react-dom/client';
import { makeRows } from './rows.ts';

/** What every page with React weighs before it has a grid: React and the rows. */
const root = document.createElement('div');
document.body.append(root);
const rows = makeRows();
Object.assign(window, { rows });
createRoot(root).render(<p>{rows[0]?.file}</p>);
