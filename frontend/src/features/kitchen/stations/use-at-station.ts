import { useMemo } from 'react';
import { atStation } from '../lines/at-station.ts';
import type { Board } from '../queue/board.ts';
import { useStations } from './stations-context.ts';

/** The board as its station sees it: of what is being prepared only the orders that have lines for it. */
export function useAtStation(board: Board): Board {
  const stations = useStations();
  return useMemo(() => {
    if (!stations?.own) return board;
    return { ...board, columns: { ...board.columns, preparing: atStation(board.columns.preparing, stations.isOwn) } };
  }, [board, stations]);
}
