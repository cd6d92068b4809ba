/** By path; each file has one catalogue, whatever its name. */
export type AreaFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** The areas that are seldom asked for. */
export type LaterAreas = () => Promise<{ areas: AreaFiles }>;
