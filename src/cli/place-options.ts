import { Option } from 'commander';

/** Where a service keeps things, and where it is asked. */
export const DATA = new Option('--data <folder>', 'where projects are kept (TAILORBIRD_DATA, default ~/.tailorbird)');
export const HOST = new Option(
  '--host <address>',
  'address to bind; another than loopback needs keys (TAILORBIRD_HOST, default 127.0.0.1)',
);
export const PORT = new Option('--port <number>', 'port to bind; 0 takes a free one (TAILORBIRD_PORT, default 4280)');
