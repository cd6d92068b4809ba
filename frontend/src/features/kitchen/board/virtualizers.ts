/**
 * The same hook twice, for what scrolls. Both answer with functions that stay while their answers change, so nothing that
 * calls them is memoized.
 */
export { useVirtualizer as useColumnVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
