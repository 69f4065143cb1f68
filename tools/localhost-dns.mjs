/**
 * Makes `epsilon.localhost` and every other *.localhost name resolve in Node as it does in browsers:
 *   node --import ./tools/localhost-dns.mjs ...
 */
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

const isLocal = (name) => typeof name === 'string' && /(^|\.)localhost\.?$/i.test(name);

const answer = (options = {}) => {
  const family = (typeof options === 'number' ? options : options.family) === 6 ? 6 : 4;
  return { address: family === 6 ? '::1' : '127.0.0.1', family };
};

const { lookup } = dns;
const { lookup: lookupAsync } = dns.promises;

dns.lookup = Object.assign(function localLookup(name, options, callback) {
  if (!isLocal(name)) return lookup.call(dns, name, options, callback);
  const done = typeof options === 'function' ? options : callback;
  const chosen = typeof options === 'function' ? {} : (options ?? {});
  const { address, family } = answer(chosen);
  process.nextTick(() => (chosen.all ? done(null, [{ address, family }]) : done(null, address, family)));
  return undefined;
}, lookup);

dns.promises.lookup = async (name, options) => {
  if (!isLocal(name)) return lookupAsync.call(dns.promises, name, options);
  return options?.all ? [answer(options)] : answer(options);
};

syncBuiltinESMExports();
