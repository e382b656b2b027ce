import { Option } from 'commander';

export const DATA = new Option('--data <folder>', 'where projects are kept (TAILORBIRD_DATA, default ~/.tailorbird)');
