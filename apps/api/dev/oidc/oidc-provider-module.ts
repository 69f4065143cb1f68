/**
 * oidc-provider, loaded without its warning "Unsupported runtime": it wants a release named LTS, and Node 26, with which
 * it was tested here, carries no such name yet (design/stack.md §1). Any other warning is shown.
 */
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!String(words[0]).includes('Unsupported runtime')) warn(...words);
};
const module = await import('oidc-provider').finally(() => {
  console.warn = warn;
});

export const { Provider, errors } = module;
