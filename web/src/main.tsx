import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { beginMode } from './ui/mode.ts';

beginMode();
const place = document.getElementById('studio');
if (place === null) throw new Error('the page has no place for the studio');
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
