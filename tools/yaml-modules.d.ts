declare module "*.yaml" {
  const value: unknown;
  export default value;
}

declare module "*.yaml?source" {
  const source: string;
  export default source;
}
