import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/index.ts';
import { loadHttpSettings } from './settings.ts';

describe('TRUST_PROXY', () => {
  const trust = (TRUST_PROXY: string, NODE_ENV = 'production') =>
    loadHttpSettings({ TRUST_PROXY, NODE_ENV, CLOSEWRIGHT_HOSTS: '*.closewright.example' }).trustProxy;

  it('names the proxies by their addresses', () => {
    expect(loadHttpSettings({}).trustProxy).toBe(false);
    expect(trust('10.43.0.0/24, 10.1.2.3')).toEqual(['10.43.0.0/24', '10.1.2.3']);
  });

  it('believes anybody in development only, and counts no hops', () => {
    expect(trust('true', 'development')).toBe(true);
    for (const text of ['true', '1', '2']) {
      expect(() => trust(text), text).toThrow(ConfigError);
      expect(() => trust(text), text).toThrow(/TRUST_PROXY must name the addresses/);
    }
    expect(() => trust('1', 'development')).toThrow(ConfigError);
  });
});

describe('the figures of a process', () => {
  const metrics = (METRICS_PORT?: string, METRICS_HOST?: string, METRICS_TOKEN?: string) =>
    loadHttpSettings({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }).metrics;
  const token = 'x'.repeat(20);

  it('are given out nowhere unless a port is named, and to this machine unless a host is', () => {
    expect(metrics()).toBe(null);
    expect(metrics(undefined, '0.0.0.0', token)).toBe(null);
    expect(metrics('9464')).toEqual({ host: '127.0.0.1', port: 9464, token: null });
    expect(metrics('9464', '0.0.0.0', token)).toEqual({ host: '0.0.0.0', port: 9464, token });
  });

  it('are given to others for a long token only', () => {
    expect(() => metrics('9464', '0.0.0.0')).toThrow(/METRICS_TOKEN is missing/);
    expect(() => metrics('9464', undefined, 'short')).toThrow(/METRICS_TOKEN must have 20 characters/);
  });
});

describe('CLOSEWRIGHT_HOSTS', () => {
  const hosts = (CLOSEWRIGHT_HOSTS?: string, NODE_ENV = 'production') =>
    loadHttpSettings({ CLOSEWRIGHT_HOSTS, NODE_ENV }).hosts;

  it('are those of this machine, but in production they are named', () => {
    expect(hosts(undefined, 'development')).toEqual(['*.localhost:*']);
    expect(hosts('epsilon.closewright.example, *.Closing.example:8443')).toEqual([
      'epsilon.closewright.example',
      '*.closing.example:8443',
    ]);
    expect(() => hosts()).toThrow(/CLOSEWRIGHT_HOSTS is missing/);
  });

  it.each(['*', 'https://epsilon.example', 'epsilon.example:*', 'a..b', '*.*.example'])('are never %s', (text) => {
    expect(() => hosts(text)).toThrow(`CLOSEWRIGHT_HOSTS holds no host: ${text}`);
  });
});
