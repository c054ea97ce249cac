import type { LaunchOptions } from "@playwright/test";

export const chromiumLaunch: LaunchOptions;
