/** Locates the ONNX Runtime library. There is one npm package per platform, and only that of the machine is installed. */

/** Platform name in the packages, and library file name. */
const PLATFORMS: Readonly<Partial<Record<NodeJS.Platform, { readonly name: string; readonly library: string }>>> = {
  darwin: { name: 'darwin', library: 'libonnxruntime.dylib' },
  linux: { name: 'linux', library: 'libonnxruntime.so' },
  win32: { name: 'win', library: 'onnxruntime.dll' },
};

/** @throws if the platform is unsupported; callers report it when a model is first loaded */
export function onnxFile(platform: NodeJS.Platform, architecture: string): string {
  const system = PLATFORMS[platform];
  if (!system) throw new Error(`there is no ONNX Runtime for ${platform}`);
  return `sherpa-onnx-${system.name}-${architecture}/${system.library}`;
}
