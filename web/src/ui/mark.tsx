/** The bird. */
export const Mark = ({ size = 24 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#17714a" />
    <path
      d="M7 20.5c5.2 0 7.4-2.4 8.6-5.4 1.3-3.2 3-5.6 6.4-5.6 1.6 0 2.8.6 3.5 1.7l-2.6 1.2c.2 6.500-3.600 11.100-9.700 11.100-2.700 0-4.900-1.100-6.200-3z"
      fill="#fff"
    />
    <circle cx="21.600" cy="12.100" r="1" fill="#17714a" />
  </svg>
);
