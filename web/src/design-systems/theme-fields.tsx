import { COLOR_MODE_CHOICES, COLOR_VARIANT_CHOICES, ROUNDNESS_CHOICES } from '../../../src/contract/choices.ts';
import type { WireDesignTheme } from '../../../src/contract/shapes/design-theme.ts';
import { Labelled, Segmented, Select } from '../ui/fields.tsx';
import { FontSelect } from './font-select.tsx';

interface ThemeFieldsProps {
  theme: WireDesignTheme;
  onChange(theme: WireDesignTheme): void;
  /** Shows fewer fields: what is changed on one screen. */
  brief?: boolean;
}

const OVERRIDES = [
  ['overridePrimaryColor', 'Exact primary'],
  ['overrideSecondaryColor', 'Exact secondary'],
  ['overrideTertiaryColor', 'Exact tertiary'],
  ['overrideNeutralColor', 'Exact neutral'],
] as const;

/** Everything of a theme that a person chooses. */
export function ThemeFields({ theme, onChange, brief = false }: ThemeFieldsProps) {
  const set = (change: Partial<WireDesignTheme>): void => onChange({ ...theme, ...change });
  const without = (field: keyof WireDesignTheme): void =>
    onChange(Object.fromEntries(Object.entries(theme).filter(([name]) => name !== field)) as WireDesignTheme);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1.5">
        <span className="text-xs font-medium text-soft">Mode</span>
        <Segmented
          label="Mode"
          value={theme.colorMode === 'DARK' ? 'DARK' : 'LIGHT'}
          choices={COLOR_MODE_CHOICES}
          onChange={(colorMode) => set({ colorMode })}
        />
      </div>
      <ColorField
        label="Seed colour"
        color={theme.customColor}
        onChange={(customColor) => set(withSeed(theme, customColor))}
      />
      <Labelled label="Palette">
        {(id) => (
          <Select
            id={id}
            label="Palette"
            value={theme.colorVariant ?? 'COLOR_VARIANT_UNSPECIFIED'}
            choices={COLOR_VARIANT_CHOICES}
            onChange={(colorVariant) => set({ colorVariant })}
          />
        )}
      </Labelled>
      {(
        [
          ['headlineFont', 'Headlines'],
          ['bodyFont', 'Text'],
          ['labelFont', 'Labels'],
        ] as const
      ).map(([field, label]) => (
        <Labelled key={field} label={label}>
          {(id) => (
            <FontSelect
              id={id}
              value={theme[field] ?? 'FONT_UNSPECIFIED'}
              onChange={(font) => set({ [field]: font })}
            />
          )}
        </Labelled>
      ))}
      <div className="grid gap-1.5">
        <span className="text-xs font-medium text-soft">Corners</span>
        <Segmented
          label="Corners"
          value={ROUNDNESS_CHOICES.find(({ value }) => value === theme.roundness)?.value ?? 'ROUND_EIGHT'}
          choices={ROUNDNESS_CHOICES}
          onChange={(roundness) => set({ roundness })}
        />
      </div>
      {!brief && (
        <details className="rounded-md border border-line">
          <summary className="px-3 py-2 text-[13px] font-medium">Exact colours</summary>
          <div className="grid gap-3 px-3 pb-3">
            {OVERRIDES.map(([field, label]) => {
              const color = theme[field];
              return (
                <div key={field} className="grid gap-1.5">
                  <label className="flex items-center gap-2 text-[13px]">
                    <input
                      type="checkbox"
                      checked={color !== undefined}
                      onChange={(event) =>
                        event.target.checked ? set({ [field]: theme.customColor }) : without(field)
                      }
                      className="accent-accent"
                    />
                    {label}
                  </label>
                  {color !== undefined && (
                    <ColorField
                      label={`${label} colour`}
                      color={color}
                      onChange={(next) => set({ [field]: next })}
                      isNamed={false}
                    />
                  )}
                </div>
              );
            })}
          </div>
        </details>
      )}
    </div>
  );
}

/** Where the primary is exactly the seed, as a DESIGN.md has it, it goes along; otherwise nothing would be seen of the change. */
const withSeed = ({ customColor: before, overridePrimaryColor: exact }: WireDesignTheme, customColor: string) =>
  exact?.toLowerCase() === before.toLowerCase() ? { customColor, overridePrimaryColor: customColor } : { customColor };

interface ColorFieldProps {
  label: string;
  color: string;
  onChange(color: string): void;
  isNamed?: boolean;
}

const HEX = /^#[0-9a-f]{6}$/i;

function ColorField({ label, color, onChange, isNamed = true }: ColorFieldProps) {
  return (
    <div className="grid gap-1.5">
      {isNamed && <span className="text-xs font-medium text-soft">{label}</span>}
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={`${label}, picker`}
          value={HEX.test(color) ? color : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          className="h-8 w-10 shrink-0 rounded-md border border-line bg-panel p-0.5"
        />
        <input
          key={color}
          aria-label={label}
          defaultValue={color}
          spellCheck={false}
          onChange={(event) => HEX.test(event.target.value) && onChange(event.target.value.toLowerCase())}
          className="h-8 w-full rounded-md border border-line bg-panel px-2.5 font-mono text-[13px]"
        />
      </div>
    </div>
  );
}
