/** What a browser has for notices and jsdom lacks. */
export class FakeDevice {
  permission: NotificationPermission = 'default';
  isOutOfReach = false;
  isSubscribed = false;
  asked = 0;
  subscribedWith: PushSubscriptionOptionsInit | undefined;
  readonly endpoint = 'https://fcm.googleapis.com/fcm/send/this';

  static install(): FakeDevice {
    const device = new FakeDevice();
    const registration = { pushManager: device.pushManager() };
    const serviceWorker = {
      ready: Promise.resolve(registration),
      getRegistration: async () => registration,
      register: async () => registration,
    };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    Object.assign(window, { PushManager: class {}, Notification: device.notification() });
    return device;
  }

  static remove(): void {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  }

  private notification(): object {
    const permissionNow = () => this.permission;
    const requestPermission = async () => {
      this.asked += 1;
      if (this.permission === 'default') this.permission = 'granted';
      return this.permission;
    };
    return Object.defineProperty({ requestPermission }, 'permission', { get: permissionNow });
  }

  private pushManager(): object {
    const subscription = {
      endpoint: this.endpoint,
      toJSON: () => ({ endpoint: this.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => !(this.isSubscribed = false),
    };
    return {
      getSubscription: async () => (this.isSubscribed ? subscription : null),
      subscribe: async (options: PushSubscriptionOptionsInit) => {
        if (this.isOutOfReach) throw new DOMException('Registration failed - push service not available', 'AbortError');
        this.subscribedWith = options;
        this.isSubscribed = true;
        return subscription;
      },
    };
  }
}
