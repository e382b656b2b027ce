import { describe, expect, it } from 'vitest';
import { findDevice } from './find-device.ts';

describe('findDevice', () => {
  it.each([
    'Eine Handy-App für Läufer',
    'Application mobile pour coureurs',
    'Aplicación para el móvil de una panadería',
    'App per il cellulare di un forno',
    'Aplicativo de celular para corredores',
    'Een mobiele app voor hardlopers',
    'Aplikacja na telefon dla biegaczy',
    'Mobilapp för löpare',
    'Koşucular için mobil uygulama',
    'Мобильное приложение для бегунов',
    'Приложение для телефона',
    'Мобільний застосунок для бігового клубу',
    'Мобилно приложение за бегачи',
    'Puhelinsovellus juoksukerholle',
    'Mobiilisovellus, joka näyttää bussiaikataulut',
    'Ứng dụng điện thoại cho quán cà phê',
    'Ứng dụng di động đặt bàn nhà hàng',
    'Aplikasi seluler untuk memesan makanan',
    'Aplikasi ponsel untuk belajar bahasa',
    'Aplicație mobilă pentru un club de alergare',
    'Aplicație de telefon pentru rețete',
    'Mobilalkalmazás egy futóklubnak',
    'Telefonos alkalmazás receptekhez',
    'Mobilní aplikace pro běžecký klub',
    'Mobilapp til en løbeklub',
    'Εφαρμογή κινητού για δρομείς',
    'ランニングクラブのスマホアプリ',
    '跑步俱乐部的手机应用',
    '러닝 클럽 모바일 앱',
    'แอปมือถือสำหรับร้านกาแฟ',
    'रेस्तरां के लिए मोबाइल ऐप',
    'تطبيق جوال لمطعم',
    'אפליקציה לטלפון עבור מסעדה',
    'Програма за телефон за грижа за растения',
    'Программа для телефона: учёт расходов',
    'Program na telefon dla biegaczy',
    'شاشة تتبع اللياقة لتطبيق هاتف',
    'واجهة لتطبيق الهاتف',
    'מסך ראשי לאפליקציה לטלפון',
  ])('takes an app for a telephone for one: %s', (prompt) => {
    expect(findDevice(prompt)).toBe('MOBILE');
  });

  it.each([
    'A web app for stock keeping',
    'Eine Web-App für die Lagerverwaltung',
    'Application web de gestion de stock',
    'Aplicación web de inventario',
    'Applicazione web per il magazzino',
    'Aplicativo web de estoque',
    'Webapplicatie voor voorraadbeheer',
    'Aplikacja internetowa do magazynu',
    'Webbapp för lagerhantering',
    'Stok yönetimi için web uygulaması',
    'Веб-приложение для учёта склада',
    'Вебзастосунок для складу',
    'Verkkosovellus varastonhallintaan',
    'Ứng dụng web quản lý kho',
    'Aplikasi web untuk mengelola stok',
    'Aplicație web pentru gestionarea stocurilor',
    'Webalkalmazás raktárkezeléshez',
    'Webová aplikace pro správu skladu',
    'Διαδικτυακή εφαρμογή αποθήκης',
    '在庫管理のWebアプリ',
    '在庫管理のウェブアプリ',
    '库存管理网页应用',
    '웹 앱 재고 관리',
    'เว็บแอปสำหรับจัดการคลังสินค้า',
    'تطبيق ويب لإدارة المخزون',
    'אפליקציית ווב לניהול מלאי',
    'Настольное приложение для монтажа видео',
    'Aplicación de escritorio para contabilidad',
    'Masaüstü muhasebe uygulaması',
  ])('takes an app in the browser for a wide one: %s', (prompt) => {
    expect(findDevice(prompt)).toBe('DESKTOP');
  });

  it.each([
    'A contact form with name, phone and e-mail',
    'Kontaktformular mit Name, Telefon und E-Mail',
    'Форма заявки: имя, телефон, адрес',
    'Formulario con nombre, teléfono y correo',
    'Mẫu liên hệ: tên, số điện thoại, email',
    'Pricing page for a running club',
    'Програма за обучение, телефон за връзка',
    'Program festiwalu, telefon do organizatora',
  ])('leaves a telephone that is called alone: %s', (prompt) => {
    expect(findDevice(prompt)).toBeUndefined();
  });

  it('names none where several are named', () => {
    expect(findDevice('A landing page for mobile and desktop')).toBeUndefined();
  });
});
