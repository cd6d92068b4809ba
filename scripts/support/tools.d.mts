export function installTool(tool: string): void;
