// The entry is `main.js`; services and clients that were set up with this name are started by it as before.
await import('./main.js');
