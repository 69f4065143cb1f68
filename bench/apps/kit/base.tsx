import { createRoot } from 'react-dom/client';

/** What every page with React weighs before it has a part. */
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(<p>React</p>);
