declare module 'htmldiff-js' {
  const exported: { default: { execute(before: string, after: string): string } };
  export default exported;
}
