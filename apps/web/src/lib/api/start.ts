/** The part of the api client that the entry needs: no React, no query cache. */
export { ApiError } from './api-error.ts';
export { call, setCallContext } from './call.ts';
