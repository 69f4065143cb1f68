/** A call that succeeds for the officer of a tenant; `version` is that of the open file. */
export interface Example {
  path?: Record<string, string | number>;
  query?: string;
  body?: object;
  /** The body with one value of a wrong type, and with what a stale client would send. */
  wrongType?: object;
}
