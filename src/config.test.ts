import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig, settingsHelp } from './config.ts';

test('every setting has a default that passes its own check', () => {
  const config = readConfig({});
  assert.equal(config.PORT, 8080);
  assert.equal(config.RATE_LIMIT, 600);
  assert.deepEqual(config.TRUST_PROXY, { hops: 0 });
});

test('an empty variable counts as unset', () => {
  assert.equal(readConfig({ PORT: '' }).PORT, 8080);
});

test('all invalid settings are reported together, each with its rule', () => {
  const wrong = { PORT: '80a', RATE_LIMIT: '-1', REFRESH: 'yes', TRUST_PROXY: '10.0.0.0/99', PUBLIC_URL: 'ftp://x' };
  assert.throws(
    () => readConfig(wrong),
    (error: Error) => {
      for (const name of Object.keys(wrong)) assert.match(error.message, new RegExp(`^  ${name}: must be`, 'm'));
      return true;
    },
  );
});

test('proxies are trusted by hops or by network', () => {
  assert.deepEqual(readConfig({ TRUST_PROXY: '2' }).TRUST_PROXY, { hops: 2 });
  assert.deepEqual(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY, { networks: ['10.0.0.0/8', '::1'] });
  for (const wrong of ['all', '10.0.0', '10.0.0.0/8/8', '::/129']) assert.throws(() => readConfig({ TRUST_PROXY: wrong }));
});

test('a trailing slash of PUBLIC_URL is removed', () => {
  assert.equal(readConfig({ PUBLIC_URL: 'https://potli.example/api/' }).PUBLIC_URL, 'https://potli.example/api');
});

test('a boundary file must be readable', () => {
  assert.equal(readConfig({}).CONSTITUENCY_GEOJSON, '');
  assert.throws(() => readConfig({ CONSTITUENCY_GEOJSON: '/nowhere/seats.geojson' }), /CONSTITUENCY_GEOJSON: must be a readable file/);
});

test('the help names every setting', () => {
  for (const name of Object.keys(readConfig({}))) assert.match(settingsHelp(), new RegExp(`^  ${name} `, 'm'));
});
