// Theme and density of the last visit, before the first paint. A file of its own: the policy forbids inline script.
(() => {
  var root = document.documentElement;
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    root.dataset.theme = localStorage.getItem('closewright.theme') || system;
    root.dataset.density = localStorage.getItem('closewright.density') || 'compact';
  } catch {
    root.dataset.theme = system;
  }
})();
