// Tells the page that opened this hidden frame what the identity provider answered.
parent.postMessage(location.href, location.origin);
