/** Names a row among all rows of a grid, also after they were read or sorted anew. */
export type RowKey = string | number;
