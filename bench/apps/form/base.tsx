import { createRoot } from 'react-dom/client';

/** What every page weighs before it has a field: React. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<p>React</p>);
