export { type Host, useHost } from "./host";
export { AdminGuard } from "./layout/admin-guard";
export { AdminLayout } from "./layout/admin-layout";
export { MissingScreen } from "./layout/missing-screen";
export { LoginScreen } from "./login/login-screen";
export { BackOfficeProvider } from "./provider";
export { findScreen, SCREENS, type Screen } from "./screen-list";
export { LoadingScreen } from "./ui/screen-state";
export { Toasts } from "./ui/toasts";
