import { useLocation, useRouter } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** What lies above the screen, the uppermost last. */
    overlays?: readonly string[];
  }
}

export interface Overlays {
  has: (name: string) => boolean;
  open: (name: string) => void;
  close: (name: string) => void;
}

/**
 * What lies above a screen and fills a phone is a step of the history, so that the back button closes it and does not
 * leave the screen. A link within it takes its step over (`replace`).
 */
export function useOverlays(): Overlays {
  const router = useRouter();
  const overlays = useLocation({ select: ({ state }) => state.overlays });
  return {
    has: (name) => overlays?.includes(name) ?? false,
    open: (name) =>
      void router.navigate({
        to: '.',
        search: true,
        hash: true,
        state: (state) => ({ ...state, overlays: [...(state.overlays ?? []), name] }),
        resetScroll: false,
      }),
    close: (name) => {
      if (router.history.location.state.overlays?.at(-1) === name) router.history.back();
    },
  };
}
