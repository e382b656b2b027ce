import { defineArchetype, ONE_COLUMN } from './archetype.ts';

export const forecast = defineArchetype({
  id: 'forecast',
  words: [
    [
      5,
      'weather app, weather screen, weather home, weather forecast, weather app home, weather widget, weather detail, weather page, weather forecast app, weather ui, forecast screen, forecast page, hourly forecast, daily forecast, weather card, weather now',
    ],
    [3, 'weather, forecast'],
  ],
  frames: { phone: ['bottom-bar', 'bottom-bar', 'top-bar'], page: ['top-nav', 'side-nav'] },
  lead: ['forecast'],
  body: [],
  close: [],
  shares: ONE_COLUMN,
  blocks: { phone: 0, page: 0 },
  otherwise: 'forecast',
  become: {
    focus: 'forecast',
    series: 'forecast',
    schedule: 'forecast',
    metrics: 'forecast',
    records: 'forecast',
    hero: 'forecast',
  },
  parts: {
    forecast:
      'now, current weather, current temperature, current condition, temperature, hour, hourly, hourly forecast, day, daily forecast, forecast, 7 day forecast, week, weekly forecast, rain, chance of rain, precipitation, wind, humidity, uv index, sunrise, sunset, feels like, high and low, condition, alert, weather alert, visibility, pressure, next hour, next day',
  },
});
