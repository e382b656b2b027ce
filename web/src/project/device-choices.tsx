import { Monitor, Smartphone, Sparkles, Tablet, Maximize2 } from 'lucide-react';
import type { Choice } from '../ui/fields.tsx';

export type Device = 'DEVICE_TYPE_UNSPECIFIED' | 'MOBILE' | 'TABLET' | 'DESKTOP' | 'AGNOSTIC';

export const DEVICE_CHOICES: readonly Choice<Device>[] = [
  { value: 'DEVICE_TYPE_UNSPECIFIED', label: 'Device as the prompt says', icon: <Sparkles size={15} /> },
  { value: 'MOBILE', label: 'Mobile', icon: <Smartphone size={15} /> },
  { value: 'TABLET', label: 'Tablet', icon: <Tablet size={15} /> },
  { value: 'DESKTOP', label: 'Desktop', icon: <Monitor size={15} /> },
  { value: 'AGNOSTIC', label: 'Any device', icon: <Maximize2 size={15} /> },
];
