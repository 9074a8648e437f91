/** Settings of the service: environment variable, default, help text and validation at startup. */
import { accessSync, constants } from 'node:fs';
import { isIP } from 'node:net';
import { availableParallelism, homedir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultMemoryLimitMb } from './core/jobs/rss.ts';
import { DEFAULT_RESOLVERS, readResolvers } from './core/net/resolvers.ts';

/** Package root: this file runs as dist/src/config.js. */
const root = new URL('../../', import.meta.url);

/** Packs bundled with the package or image, if built there. */
export const BUILT_IN_PACKS = fileURLToPath(new URL('packs', root));

/** An installed package is replaced by the next version and may be read-only: its data is in a folder of the user (XDG base directory). */
function defaultDataDirectory({ XDG_DATA_HOME, LOCALAPPDATA } = process.env): string {
  if (!BUILT_IN_PACKS.includes(`${sep}node_modules${sep}`)) return BUILT_IN_PACKS;
  return join(XDG_DATA_HOME || LOCALAPPDATA || join(homedir(), '.local', 'share'), 'potli');
}

interface Setting<T> {
  readonly help: string;
  readonly fallback: string;
  read(text: string): T;
}

const setting = <T>(fallback: string, help: string, read: (text: string) => T): Setting<T> => ({ fallback, help, read });

const MAX_PORT = 65_535;

const settings = {
  PORT: setting('8080', 'port to listen on', integerBetween(0, MAX_PORT)),
  HOST: setting('0.0.0.0', 'address to listen on', nonEmpty),
  PUBLIC_URL: setting('', 'base URL under which clients reach the service; empty: URLs in responses are relative', optionalUrl),
  RATE_LIMIT: setting('600', 'rate limit in units per minute and client; 0 disables it', integerBetween(0, 1_000_000)),
  TRUST_PROXY: setting(
    'none',
    'proxies trusted to set X-Forwarded-For: none, a number of hops, or IP addresses and CIDR ranges',
    trustedProxies,
  ),
  REDIS_URL: setting('', 'Valkey or Redis in which replicas share the rate limit; empty: each replica has its own', optionalStore),
  LIMIT_SECRET: setting(
    '',
    'secret key for hashing client addresses in the rate limit; empty: generated at start, and shared through REDIS_URL',
    optionalSecret,
  ),
  METRICS_PORT: setting('', 'port of the Prometheus metrics (/metrics), on the address of HOST; empty: disabled', optionalPort),
  PROCESSES: setting('1', 'number of server processes on this machine', integerBetween(1, 64)),
  DATA_DIR: setting(defaultDataDirectory(), 'directory of the dataset packs', nonEmpty),
  MODEL_DIR: setting(
    fileURLToPath(new URL('models', root)),
    'directory of models that replace the built-in ones; may be missing',
    nonEmpty,
  ),
  REFRESH: setting('on', 'refresh datasets from their publishers while running: on or off', onOff),
  CONSTITUENCY_GEOJSON: setting(
    '',
    'GeoJSON file with the boundaries of constituencies; empty: constituencies are found by the nearest centre',
    optionalFile,
  ),
  DNS_RESOLVERS: setting(DEFAULT_RESOLVERS, 'DNS resolvers to query: name=address or name=address:port, comma-separated', readResolvers),
  JOB_THREADS: setting(
    String(Math.max(2, availableParallelism())),
    'maximum number of heavy jobs that run at the same time',
    integerBetween(1, 64),
  ),
  MEMORY_MB: setting(
    String(defaultMemoryLimitMb()),
    'memory limit in MB of the service with its child processes; above it heavy jobs get 503; default three quarters of the machine or container',
    integerBetween(256, 1_048_576),
  ),
  LOG: setting('on', 'request log, one line per request: on, json (all log lines as JSON objects) or off', logFormat),
};

type Settings = typeof settings;
export type Config = { readonly [K in keyof Settings]: ReturnType<Settings[K]['read']> };

/** Reads the environment. All errors are reported together. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const problems: string[] = [];
  const entries = Object.entries(settings as Record<string, Setting<unknown>>).map(([name, { fallback, read }]) => {
    try {
      return [name, read((environment[name] || fallback).trim())];
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new Error(`Invalid settings:\n  ${problems.join('\n  ')}`);
  return Object.fromEntries(entries);
}

export function settingsHelp(): string {
  const lines = Object.entries(settings).map(
    ([name, { help, fallback }]) => `  ${name.padEnd(22)}${help} (default: ${fallback || 'empty'})`,
  );
  return [
    'Potli: Indian data and tools over HTTP.',
    '',
    'Usage: potli            serve over HTTP with the settings of the environment (in a checkout: npm start)',
    '       potli COMMAND    look something up in the embedded data, such as potli pincode 600001',
    '       potli --mcp      serve one AI assistant over standard input and output (MCP), without a port',
    '       potli --help     show this help',
    '       potli --version',
    '',
    'Settings (environment variables, all optional):',
    ...lines,
    '  REFRESH_URL_<DATASET>  URL to refresh a dataset from, such as REFRESH_URL_IFSC; docs/DATA.md lists the accepted files',
  ].join('\n');
}

function integerBetween(min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < min || value > max) throw new Error(`must be a whole number from ${min} to ${max}`);
    return value;
  };
}

function onOff(text: string): boolean {
  if (text !== 'on' && text !== 'off') throw new Error('must be on or off');
  return text === 'on';
}

function logFormat(text: string): 'on' | 'json' | 'off' {
  if (text !== 'on' && text !== 'json' && text !== 'off') throw new Error('must be on, json or off');
  return text;
}

function optionalPort(text: string): number | undefined {
  return text === '' ? undefined : integerBetween(0, MAX_PORT)(text);
}

function nonEmpty(text: string): string {
  if (text === '') throw new Error('must not be empty');
  return text;
}

function optionalFile(text: string): string {
  try {
    if (text !== '') accessSync(text, constants.R_OK);
    return text;
  } catch {
    throw new Error('must be a readable file');
  }
}

function optionalUrl(text: string): string {
  if (text === '') return '';
  const problem = 'must be an http or https URL without a query, such as https://potli.example';
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new Error(problem);
  }
  if (!/^https?:$/.test(url.protocol) || url.search || url.hash) throw new Error(problem);
  return url.href.replace(/\/$/, '');
}

function optionalStore(text: string): string {
  if (text !== '' && !(URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol))) {
    throw new Error('must be a URL such as redis://127.0.0.1:6379 or rediss://user:password@host:6379');
  }
  return text;
}

const MIN_SECRET_LENGTH = 16;

function optionalSecret(text: string): string {
  if (text !== '' && text.length < MIN_SECRET_LENGTH) throw new Error(`must be empty or have at least ${MIN_SECRET_LENGTH} characters`);
  return text;
}

/** Trusted proxies: none, a number of hops, or networks. */
export type TrustedProxies = { readonly hops: number } | { readonly networks: readonly string[] };

function trustedProxies(text: string): TrustedProxies {
  if (text === 'none') return { hops: 0 };
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = text.split(',').map((part) => part.trim());
  for (const network of networks) {
    const [address = '', bits, ...rest] = network.split('/');
    const version = isIP(address);
    const maxBits = version === 4 ? 32 : 128;
    if (version === 0 || rest.length > 0 || (bits !== undefined && (!/^\d{1,3}$/.test(bits) || Number(bits) > maxBits))) {
      throw new Error('must be none, a number of hops, or IP addresses and CIDR ranges separated by commas');
    }
  }
  return { networks };
}
