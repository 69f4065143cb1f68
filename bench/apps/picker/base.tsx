import { createRoot } from 'react-dom/client';
import { makeOptions } from './options.ts';

/** What every page with React weighs before it has a picker: React and the options. */
const root = document.createElement('div');
document.body.append(root);
const options = makeOptions();
Object.assign(window, { options });
createRoot(root).render(<p>{options[0]?.label}</p>);
