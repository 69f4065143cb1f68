import { makeOptions } from './options.ts';

/** What the page without React weighs before it has a picker: the options. */
const options = makeOptions();
Object.assign(window, { options });
document.body.append(options[0]?.label ?? '');
