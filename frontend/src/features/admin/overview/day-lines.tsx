import { AreaChart } from '@mantine/charts';
import type { DayNames } from './line-card.tsx';
import type { Point } from './series.ts';
import '@mantine/charts/styles.layer.css';

const HEIGHT_PX = 240;
/** As many hours below the line as a phone has room for. */
const MIN_TICK_GAP_PX = 28;

interface Props {
  points: readonly Point[];
  names: DayNames;
  format: (value: number) => string;
}

export default function DayLines({ points, names, format }: Props) {
  return (
    <AreaChart
      h={HEIGHT_PX}
      data={[...points]}
      dataKey="clock"
      series={[
        { name: 'lastWeek', label: names.lastWeek, color: 'var(--tl-slate)', strokeDasharray: '5 4' },
        { name: 'today', label: names.today, color: 'var(--tl-paprika)' },
      ]}
      areaProps={({ name }) => ({ fillOpacity: name === 'today' ? 0.16 : 0, isAnimationActive: false })}
      curveType="monotone"
      strokeWidth={2.5}
      withGradient={false}
      withDots={false}
      connectNulls={false}
      gridColor="var(--tl-border)"
      textColor="var(--mantine-color-dimmed)"
      xAxisProps={{
        minTickGap: MIN_TICK_GAP_PX,
        ticks: points.flatMap(({ clock }) => (clock.endsWith(':00') ? [clock] : [])),
      }}
      yAxisProps={{ allowDecimals: false, width: 52 }}
      valueFormatter={format}
      accessibilityLayer={false}
    />
  );
}
