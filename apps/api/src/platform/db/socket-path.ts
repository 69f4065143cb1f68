/** Paths of sockets may be about 100 characters long. */
const longest = 100;

/** Where to listen on this machine: at `near`, or at `far` where that is too long for a socket; on Windows at a pipe. */
export function socketPath(places: { near: string; far: () => string; pipe: string }): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${places.pipe}`;
  return Buffer.byteLength(places.near) <= longest ? places.near : places.far();
}
