// The two answers the start-up needs first, asked for while its scripts are still on their way (src/lib/api/early-answer.ts).
(() => {
  var tenant = `/api/tenants/${encodeURIComponent(location.hostname.split('.')[0])}/validity`;
  var headers = {
    Accept: 'application/json',
    'Cache-Control': 'no-cache, no-store',
    Pragma: 'no-cache',
    ClientTimeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  window.closewrightEarlyAnswers = {};
  for (var path of ['/api/environment', tenant]) {
    window.closewrightEarlyAnswers[path] = fetch(path, {
      headers,
      cache: 'no-store',
      credentials: 'same-origin',
    });
    // A failure is met by whoever takes the answer; here it only must not count as unhandled.
    window.closewrightEarlyAnswers[path].catch(() => {});
  }
})();
